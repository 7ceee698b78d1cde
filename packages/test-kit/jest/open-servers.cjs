const { openServers } = require("../dist/servers/open-servers.js");
const { POSTGRES_KEY, REDIS_KEY } = require("../dist/servers/test-servers.js");

module.exports = async () => {
  // A command that runs Jest many times keeps the servers of all runs.
  if (process.env[POSTGRES_KEY] && process.env[REDIS_KEY]) return;
  const servers = await openServers();
  globalThis.testServers = servers;
  process.env[POSTGRES_KEY] = String(servers.postgresPort);
  process.env[REDIS_KEY] = String(servers.redisPort);
  // A signal ends Jest without its teardown.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      servers.kill();
      process.kill(process.pid, signal);
    });
  }
};
