-- Words of a contact that was changed or erased leave the index at once; otherwise they stay in its segments until those merge.
INSERT INTO `contact_search` (`contact_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `contact_search` (`contact_search`) VALUES ('rebuild');
