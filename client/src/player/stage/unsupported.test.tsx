import { screen } from "@testing-library/react";
import { streamOpener } from "../engine/stream/openStream";
import { renderStage } from "../testing/renderStage";

it("VIEW-PLAY-03 a browser that plays no HLS says so on the picture", async () => {
  const openStream = streamOpener(async () => ({ default: { isSupported: () => false } }) as never);
  const { leave } = await renderStage({ options: { openStream } });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Hls is not supported in this browser",
  );
  leave();
});
