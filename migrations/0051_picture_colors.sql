-- Each picture is shown over its colors while it loads, no more over a miniature of its own; of those that are there one
-- color is known.
UPDATE uploads SET placeholder = color || ',' || color || ',' || color;
