-- Changes of prices, whatever changes them. Who it was is added by the request that they belong to.
--> statement-breakpoint
CREATE TRIGGER package_price_added AFTER INSERT ON packages BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'packages/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER package_price_changed AFTER UPDATE OF price ON packages WHEN new.price <> old.price BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'packages/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER package_price_removed AFTER DELETE ON packages BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'packages/' || old.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER booking_price_changed AFTER UPDATE OF price, deposit ON bookings WHEN new.price <> old.price OR new.deposit <> old.deposit BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'bookings/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
