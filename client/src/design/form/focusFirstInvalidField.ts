/** Inputs, and parts whose input is in another page's frame. */
const INVALID = '[aria-invalid="true"], [data-invalid]';

/** Focuses the first invalid field, which may be far above the submit button. */
export function focusFirstInvalidField(form: HTMLElement): void {
  // Validation marks are rendered by the next frame.
  requestAnimationFrame(() => form.querySelector<HTMLElement>(INVALID)?.focus());
}
