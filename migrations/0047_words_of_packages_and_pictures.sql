-- Every booking has its timeline in the portal; what the larger packages add is the meeting. Sample rows in American words.
UPDATE packages SET features = replace(replace(features, '"Planning meeting and timeline"', '"Planning meeting in person"'), '"Online song list"', '"Online song list and timeline"');
--> statement-breakpoint
UPDATE gallery_items SET alt = replace(replace(replace(alt, 'aluminium', 'aluminum'), 'up-light', 'uplight'), 'DJ set-up', 'DJ setup');
--> statement-breakpoint
UPDATE posts SET content = replace(replace(replace(content, 'forward that mail', 'forward that email'), 'with set-up and tear-down', 'with setup and teardown'), 'A DJ who works alone should be able to name a colleague who has agreed to stand in, and should say so in the contract.', 'A DJ who works alone should say in the contract what happens then: a colleague stands in, or you get back everything you paid.');
