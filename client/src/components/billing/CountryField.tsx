import { countryTable } from "@eightcount/rules/billing/country-table";
import { memo } from "react";
import { SelectField } from "../../design/form/SelectField";
import type { BillingForm } from "./useBillingForm";

const countries = countryTable.map(([code, name]) => ({ value: code, label: name }));

interface CountryFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  /** True if only this country can pay. */
  readonly isFixed: boolean;
  readonly set: BillingForm["set"];
}

/** Memoized, because rendering about 250 options at every keystroke in another field is slow. */
export const CountryField = memo(function CountryField(props: CountryFieldProps) {
  const { value, problem, isFixed, set } = props;
  return (
    <SelectField
      label="Country"
      name="country"
      autoComplete="country"
      data-recurly="country"
      placeholder="Choose one"
      options={countries}
      disabled={isFixed}
      value={value}
      error={problem}
      onChange={(event) => set("country", event.currentTarget.value)}
    />
  );
});
