import {
  type Address,
  addressMessages,
  checkAddress,
  checkPostalCode,
  regionsOf,
} from "@eightcount/rules/billing/addresses";
import { checkCheckoutName } from "@eightcount/rules/billing/checkout-names";
import { useCallback, useState } from "react";

export interface BillingFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}

export type BillingField = keyof BillingFields;
type BillingProblems = Readonly<Partial<Record<BillingField, string>>>;

interface Input {
  readonly fields: BillingFields;
  readonly problems: BillingProblems;
}

const empty: BillingFields = {
  firstName: "",
  lastName: "",
  street: "",
  city: "",
  country: "",
  region: "",
  postalCode: "",
};

/** Maps the problem names of the server and the rules to inputs of this form. */
const fieldOfKind: Readonly<Record<string, BillingField>> = {
  country: "country",
  region: "region",
  streetName: "street",
  cityName: "city",
  noPostalCode: "postalCode",
  countryPostal: "postalCode",
  postalCode: "postalCode",
};

interface BillingFormOptions {
  /** Code of the only country that can pay, which is then not a choice. */
  readonly fixedCountry?: string | null;
  /** What is known about the member beforehand. */
  readonly known?: Partial<BillingFields>;
}

/** Name and address of whoever pays by card, with their validation. */
export function useBillingForm({ fixedCountry = null, known = {} }: BillingFormOptions = {}) {
  const isCountryFixed = fixedCountry !== null;
  const [{ fields, problems }, setInput] = useState<Input>(() => ({
    fields: { ...empty, ...known, ...(isCountryFixed ? { country: fixedCountry } : {}) },
    problems: {},
  }));
  const set = useCallback(
    (field: BillingField, value: string) => setInput((input) => withField(input, field, value)),
    [],
  );

  return {
    fields,
    problems,
    isCountryFixed,
    /** Whether everything is filled in and well-formed. */
    isComplete: Object.keys(findProblems(fields)).length === 0,
    set,
    checkPostal: () => setInput(withPostalChecked),
    /** Validates all fields and returns true if the form can be sent. */
    check: () => {
      const found = findProblems(fields);
      setInput((input) => ({ ...input, problems: found }));
      return Object.keys(found).length === 0;
    },
    /** Shows a server refusal at its input. Returns false if this form has no such input. */
    showRefusal: (kind: string | null | undefined, message: string) => {
      const field = fieldOfKind[kind ?? ""];
      if (field) setInput((input) => withProblem(input, field, message));
      return field !== undefined;
    },
    address: () => addressOf(fields),
  };
}

export type BillingForm = ReturnType<typeof useBillingForm>;

function addressOf(fields: BillingFields): Address {
  const { street, city, country, postalCode } = fields;
  const region = regionsOf(country) ? { region: fields.region } : {};
  return {
    street: street.trim(),
    city: city.trim(),
    country,
    postalCode: postalCode.trim(),
    ...region,
  };
}

/** Stores a value and removes its problem. Another country has other regions and postal codes. */
function withField({ fields, problems }: Input, field: BillingField, value: string): Input {
  const next = { ...fields, [field]: value };
  const { [field]: _, ...others } = problems;
  if (field !== "country") return { fields: next, problems: others };
  return {
    fields: { ...next, region: "" },
    problems: next.postalCode ? withPostal(others, next) : others,
  };
}

const withProblem = (input: Input, field: BillingField, message: string): Input => ({
  ...input,
  problems: { ...input.problems, [field]: message },
});

const withPostalChecked = (input: Input): Input =>
  input.fields.postalCode === ""
    ? input
    : { ...input, problems: withPostal(input.problems, input.fields) };

/** Returns at most one problem per field. */
function findProblems(fields: BillingFields): BillingProblems {
  const found: Partial<Record<BillingField, string>> = {};
  for (const { field, message } of checkCheckoutName(fields)) found[field] = message;
  for (const { kind, message } of checkAddress(addressOf(fields))) {
    found[fieldOfKind[kind] ?? "street"] ??= message;
  }
  return found;
}

function withPostal(problems: BillingProblems, fields: BillingFields): BillingProblems {
  const problem = checkPostalCode(fields.country, fields.postalCode);
  const { postalCode: _, ...others } = problems;
  return problem ? { ...others, postalCode: addressMessages[problem.kind] } : others;
}
