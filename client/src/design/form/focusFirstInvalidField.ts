/** Inputs, and parts whose input is in another page's frame. */
const INVALID = '[aria-invalid="true"], [data-invalid]';

/** Focuses the first invalid field, which may be far above the submit button. */
export function focusFirstInvalidField(form: HTMLElement): void {
  const focused = document.activeElement;
  // Validation marks are rendered by the next frame.
  requestAnimationFrame(() => {
    // A slow frame must not take the focus from a field that the person has chosen since.
    if (document.activeElement === focused) form.querySelector<HTMLElement>(INVALID)?.focus();
  });
}
