-- Asks wrk for the same page with another query each time, as campaigns and scanners do.
request = function()
  return wrk.format("GET", wrk.path .. "?x=" .. math.random(1000000000))
end
