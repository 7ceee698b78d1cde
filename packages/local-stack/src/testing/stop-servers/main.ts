import { stopTestCluster } from "../test-cluster";
import { stopTestRedis } from "../test-redis";

/** Ends the tests' PostgreSQL and Redis as soon as no other test run uses them. */
void Promise.all([stopTestCluster(), stopTestRedis()]);
