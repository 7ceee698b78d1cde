/** Currencies of the site. Books store amounts in minor units (cents, paise). */
export type Currency = "USD" | "INR";
