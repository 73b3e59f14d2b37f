-- The stranger's video that stood for two recordings: their covers stand alone until there are recordings.
UPDATE mixes SET video_id = NULL WHERE video_id = 'ScMzIvxBSi4';
