-- Sends wrk's requests as quote forms, each of another person: the same one again would be answered without a write.
math.randomseed(os.time())
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

local part = function(digits)
  local text = ""
  for _ = 1, digits do text = text .. string.format("%x", math.random(0, 15)) end
  return text
end

request = function()
  local id = part(8) .. "-" .. part(4) .. "-4" .. part(3) .. "-a" .. part(3) .. "-" .. part(12)
  return wrk.format("POST", wrk.path, nil, string.format([[{
    "eventCategory": "wedding", "firstName": "Ana", "lastName": "Bench", "email": "%s@example.com",
    "phone": "(813) 555-0100", "eventType": "Wedding Reception", "guestCount": "101-200", "budget": "$2,500-$5,000",
    "details": "First dance at nine.", "idempotencyKey": "%s" }]], id, id))
end
