import type { RecordSourceSelectorProxy } from "relay-runtime";

/** Removes the viewer's other devices from the list, because the server has signed them out. */
export function forgetOtherDevices(store: RecordSourceSelectorProxy): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  const devices = viewer?.getLinkedRecords("devices");
  if (!viewer || !devices) return;
  const own = devices.filter((device) => device?.getValue("isCurrent") === true);
  viewer.setLinkedRecords(own, "devices");
}
