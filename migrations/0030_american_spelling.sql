-- The sample site's descriptions of pictures, as the generated ones say them now, and its posts.
UPDATE gallery_items SET alt = replace(replace(replace(alt, 'colourful', 'colorful'), 'coloured', 'colored'), 'centrepieces', 'centerpieces');
UPDATE posts SET content = replace(replace(content, 'towards', 'toward'), 'afterwards', 'afterward');
