/** Leads to the first field marked as faulty, which may be far above the button that was pressed. */
export function focusFirstFault(form: HTMLElement): void {
  // The marks of this try are on the page by the next frame.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
