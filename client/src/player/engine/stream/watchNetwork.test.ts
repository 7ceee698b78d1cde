import { watchNetwork } from "./watchNetwork";

it("reports that the network came or went until it is ended", () => {
  const onChange = jest.fn();
  const end = watchNetwork(onChange);
  const change = () => {
    for (const event of ["offline", "online"]) window.dispatchEvent(new Event(event));
  };
  change();
  expect(onChange).toHaveBeenCalledTimes(2);
  end();
  change();
  expect(onChange).toHaveBeenCalledTimes(2);
});
