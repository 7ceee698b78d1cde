import { outputExcerpt, pinoWarning, postgresWarning, redisWarning } from "./warnings";

it("shows what a service warns about, with the error's message, and nothing below", () => {
  expect(pinoWarning('{"level":40,"msg":"slow","err":{"message":"took 9 s"}}')).toBe(
    "slow: took 9 s",
  );
  expect(pinoWarning('{"level":30,"msg":"listens"}')).toBeNull();
  expect(pinoWarning("{broken")).toBeNull();
  expect(pinoWarning("plain text")).toBeNull();
});

it("shows PostgreSQL's last words but not the errors it answers a client with", () => {
  const at = "2026-11-21 02:00:00.000 UTC [1]";
  expect(postgresWarning(`${at} PANIC:  could not write to file "x"`)).toMatch(/^could not write/);
  expect(postgresWarning(`${at} ERROR:  duplicate key value`)).toBeNull();
  expect(postgresWarning(`${at} FATAL:  the database system is starting up`)).toBeNull();
  expect(postgresWarning(`${at} FATAL:  terminating connection due to administrator`)).toBeNull();
});

it("shows Redis's troubles and not its greetings", () => {
  const at = "24396:M 21 Nov 2026 02:05:27.123";
  expect(redisWarning(`${at} # Server initialized`)).toBeNull();
  expect(redisWarning(`${at} # WARNING Memory overcommit: saves may fail`)).toBeNull();
  expect(redisWarning(`${at} # Can't save in background: fork`)).toMatch(/^Can't save/);
});

describe("the excerpt shown at a process's end", () => {
  const info = (count: number) => `{"level":30,"msg":"request ${count}"}`;
  const requests = Array.from({ length: 20 }, (_none, count) => info(count));

  it("is what it warned about and said plainly, however much routine came after", () => {
    const fatal = '{"level":60,"msg":"cannot go on","err":{"message":"no memory"}}';
    expect(outputExcerpt(["the floor gave way", ...requests, fatal, info(21)])).toEqual([
      "the floor gave way",
      "cannot go on: no memory",
    ]);
  });

  it("is its last lines when there was nothing but routine", () => {
    const said = outputExcerpt(requests);
    expect([said.length, said.at(-1)]).toEqual([12, "request 19"]);
  });
});
