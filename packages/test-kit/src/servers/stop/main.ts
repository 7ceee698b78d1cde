import { stopTestRedis } from "../../redis/test-redis";
import { stopTestCluster } from "../test-cluster";

/** Ends the tests' PostgreSQL and Redis as soon as no other test run uses them. */
void Promise.all([stopTestCluster(), stopTestRedis()]);
