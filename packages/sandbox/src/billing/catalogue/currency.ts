/** Currencies the sandbox sells in; amounts in books are minor units (cents, paise). */
export type Currency = "USD" | "INR";
