// Long enough for a machine that runs many files of journeys at the same time.
jest.setTimeout(300_000);
