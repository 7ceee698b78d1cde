/** A billing address that passed validation. `region` is set only for CA and US. */
export interface BillingAddress {
  readonly country: string;
  readonly region: string | null;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
}
