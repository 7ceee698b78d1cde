import { edgePaths } from "@eightcount/local-stack/edge/paths";
import { PAGE_PATHS } from "../../../client/src/app/pagePaths";
import { edgeAddresses } from "../routes/edge-routes";
import { pageAddresses } from "../routes/page-routes";
import { processRoutes } from "../routes/process-routes";
import { routesInSource } from "../routes/routes-in-source";

describe("every route is attacked", () => {
  it("rows of the edge's path table", () => {
    expect(Object.keys(edgeAddresses).sort()).toEqual(edgePaths.map(({ path }) => path).sort());
  });

  it("each of its addresses belongs to its row", () => {
    for (const [path, addresses] of Object.entries(edgeAddresses)) {
      for (const address of addresses)
        expect([path, address.startsWith(path)]).toEqual([path, true]);
    }
  });

  it("HTTP routes of the gateway, the subgraphs, and the client's server", () => {
    expect(Object.keys(processRoutes).sort()).toEqual(routesInSource());
  });

  it("pages of the client's route table", () => {
    expect(pageAddresses).toHaveLength(PAGE_PATHS.length);
    expect(pageAddresses.filter((address) => /[:*]/.test(address))).toEqual([]);
  });
});
