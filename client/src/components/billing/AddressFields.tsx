import { regionLabel, regionsOf } from "@eightcount/rules/billing/addresses";
import styled from "styled-components";
import { SelectField } from "../../design/form/SelectField";
import { TextField } from "../../design/form/TextField";
import { CountryField } from "./CountryField";
import type { BillingField, BillingForm } from "./useBillingForm";

export function AddressFields({ form }: { form: BillingForm }) {
  const { fields, problems, set } = form;
  const regions = regionsOf(fields.country);
  const text = (field: BillingField, label: string, autoComplete: string, tokenName: string) => (
    <TextField
      label={label}
      name={field}
      autoComplete={autoComplete}
      data-recurly={tokenName}
      value={fields[field]}
      error={problems[field]}
      onChange={(event) => set(field, event.currentTarget.value)}
      onBlur={field === "postalCode" ? form.checkPostal : undefined}
    />
  );
  return (
    <Grid>
      {text("firstName", "First Name", "given-name", "first_name")}
      {text("lastName", "Last Name", "family-name", "last_name")}
      <Wide>{text("street", "Address Line 1", "address-line1", "address1")}</Wide>
      {text("city", "City", "address-level2", "city")}
      <CountryField
        value={fields.country}
        problem={problems.country}
        isFixed={form.isCountryFixed}
        set={set}
      />
      {regions && (
        <SelectField
          label={regionLabel(fields.country) ?? ""}
          name="region"
          autoComplete="address-level1"
          data-recurly="state"
          placeholder="Choose one"
          options={regions.map(([code, name]) => ({ value: code, label: name }))}
          value={fields.region}
          error={problems.region}
          onChange={(event) => set("region", event.currentTarget.value)}
        />
      )}
      {text("postalCode", "Postal Code", "postal-code", "postal_code")}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  // Two columns, even on phones, or one if a field would be narrower than its label.
  grid-template-columns: repeat(auto-fit, minmax(max(140px, 40%), 1fr));
  gap: 18px 12px;
  align-items: start;
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
