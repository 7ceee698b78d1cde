/**
 * Decides about one stream of a member in one step, so that streams that start at the same moment
 * cannot exceed the limit. Streams are the fields of one hash per member.
 *
 * A heartbeat that arrives after the end of its stream, because both were sent when the page closed,
 * must not start it again. So an ended stream is remembered until no such heartbeat can follow.
 *
 * KEYS
 * 1. the member's hash
 *
 * ARGV
 * 1. action: start, keep, resume, takeOver, or end
 * 2. stream
 * 3. class
 * 4. stream to stop, or an empty string
 * 5. limit
 * 6. lease of this stream in milliseconds
 * 7. memory of stopped streams in milliseconds
 * 8. memory of ended streams in milliseconds
 * 9. a test's moment in Unix milliseconds, or an empty string for the server's clock
 *
 * Returns one of
 * - `held`
 * - `ended` and the milliseconds since its start, if the stream ran until now
 * - `silent`, if a stream to keep does not run but may resume
 * - `stopped` and the stream that took over, or an empty string
 * - `tooMany` and the stream, class, and start of each other stream
 */
export const STREAM_SCRIPT = `
local action, id, class, stopping = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local limit, lease, memory = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local endMemory, now = tonumber(ARGV[8]), tonumber(ARGV[9])
if not now then
  local time = redis.call("TIME")
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local function store(field, stream)
  redis.call("HSET", KEYS[1], field, cjson.encode(stream))
  redis.call("PEXPIRE", KEYS[1], memory)
end
local function lifeOf(stream)
  if stream.stoppedBy ~= nil then
    return memory
  end
  return stream.isEnded and endMemory or stream.lease or lease
end
local own, others = nil, {}
local stored = redis.call("HGETALL", KEYS[1])
for i = 1, #stored, 2 do
  local field, stream = stored[i], cjson.decode(stored[i + 1])
  local isRunning = stream.stoppedBy == nil and not stream.isEnded
  if now - stream.seenAt >= lifeOf(stream) then
    redis.call("HDEL", KEYS[1], field)
  elseif field == id then
    own = stream
  elseif field == stopping and isRunning then
    stream.stoppedBy = id
    stream.seenAt = now
    store(field, stream)
  elseif isRunning then
    table.insert(others, { field, stream.class, string.format("%.0f", stream.startedAt) })
  end
end
if action == "end" then
  local ran = own ~= nil and own.stoppedBy == nil and not own.isEnded
  if own ~= nil then
    store(id, { isEnded = true, seenAt = now })
  end
  if not ran then
    return { "held" }
  end
  return { "ended", string.format("%.0f", now - own.startedAt) }
end
local isStopped = own ~= nil and own.stoppedBy ~= nil
local isEnded = own ~= nil and own.isEnded == true
local keeps = action == "keep" or action == "resume"
if keeps and isStopped then
  return { "stopped", own.stoppedBy }
end
if keeps and isEnded then
  return { "held" }
end
local isHeld = own ~= nil and not isStopped and not isEnded
if action == "keep" and not isHeld and #others < limit then
  return { "silent" }
end
if isHeld or #others < limit then
  local continues = isHeld and own.class == class
  local startedAt = continues and own.startedAt or now
  store(id, { class = class, startedAt = startedAt, seenAt = now, lease = lease })
  return { "held" }
end
if keeps then
  return { "stopped", "" }
end
return { "tooMany", others }
`;
