import { createGlobalStyle } from "styled-components";

/**
 * Prints only what is marked with `data-printed`, black on white. Everything that neither contains
 * it nor belongs to it is left out, so new navigation needs no rule of its own.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      margin: 18mm;
    }
    html,
    body {
      background: #fff !important;
    }
    body :not(:has([data-printed]), [data-printed], [data-printed] *) {
      display: none !important;
    }
    :has([data-printed]) {
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      background: none !important;
    }
    [data-printed],
    [data-printed] * {
      color: #000 !important;
      background: none !important;
      border-color: #999 !important;
    }
    [data-printed] {
      max-width: none !important;
      padding: 0 !important;
    }
  }
`;
