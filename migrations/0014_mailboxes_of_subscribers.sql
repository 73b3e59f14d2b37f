-- The mailboxes of the subscribers that there are: without plus tags, and at Gmail without dots.
UPDATE `newsletter_subscribers` SET `mailbox` = CASE
  WHEN instr(substr(`email`, 2), '+') BETWEEN 1 AND instr(`email`, '@') - 2
    THEN substr(`email`, 1, instr(substr(`email`, 2), '+')) || substr(`email`, instr(`email`, '@'))
  ELSE `email` END;
--> statement-breakpoint
UPDATE `newsletter_subscribers` SET `mailbox` = replace(substr(`mailbox`, 1, instr(`mailbox`, '@') - 1), '.', '') || '@gmail.com'
WHERE `mailbox` LIKE '%@gmail.com' OR `mailbox` LIKE '%@googlemail.com';
