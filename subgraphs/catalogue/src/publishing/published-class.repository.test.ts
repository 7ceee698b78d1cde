import type { PrismaClient } from "../generated/client";
import { publishedClassRepository } from "./published-class.repository";

it("gives the transaction of a large publication a minute", async () => {
  const $transaction = jest.fn().mockResolvedValue(0);
  const repository = publishedClassRepository({ $transaction } as unknown as PrismaClient);
  await repository.save([], () => []);
  expect($transaction).toHaveBeenCalledWith(expect.any(Function), { timeout: 60_000 });
});
