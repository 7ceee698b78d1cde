import {
  type Address,
  addressMessages,
  checkAddress,
  checkPostalCode,
  regionsOf,
} from "@eightcount/rules/billing/addresses";
import { checkCheckoutName, checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { useState } from "react";
import type { Offer } from "../../visitor/registrationChoice";

export interface CheckoutFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  readonly giftCode: string;
}

export type CheckoutField = keyof CheckoutFields;
export type CheckoutProblems = Readonly<Partial<Record<CheckoutField, string>>>;

const empty: CheckoutFields = {
  firstName: "",
  lastName: "",
  street: "",
  city: "",
  country: "",
  region: "",
  postalCode: "",
  giftCode: "",
};

const INDIA = "IN";

/** Maps the problem names of the server and the rules to inputs of this form. */
const fieldOfKind: Readonly<Record<string, CheckoutField>> = {
  country: "country",
  region: "region",
  streetName: "street",
  cityName: "city",
  noPostalCode: "postalCode",
  countryPostal: "postalCode",
  postalCode: "postalCode",
};

export function useCheckoutForm(offer: Offer) {
  const isCountryFixed = offer.currency === "INR";
  const [fields, setFields] = useState<CheckoutFields>(() =>
    isCountryFixed ? { ...empty, country: INDIA } : empty,
  );
  const [problems, setProblems] = useState<CheckoutProblems>({});

  const set = (field: CheckoutField, value: string) => {
    const next = { ...fields, [field]: value };
    const isCountry = field === "country";
    setFields(isCountry ? { ...next, region: "" } : next);
    const { [field]: _, ...others } = problems;
    setProblems(isCountry && next.postalCode ? withPostal(others, next) : others);
  };

  return {
    fields,
    problems,
    isCountryFixed,
    isGift: offer.isGift,
    set,
    checkPostal: () => {
      if (fields.postalCode !== "") setProblems(withPostal(problems, fields));
    },
    /** Validates all fields and returns true if the form can be sent. */
    check: () => {
      const found = findProblems(fields, offer.isGift);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    /** Shows a server refusal at its input. Returns false if this form has no such input. */
    showRefusal: (kind: string | null | undefined, message: string) => {
      const field = fieldOfKind[kind ?? ""];
      if (field) setProblems({ ...problems, [field]: message });
      return field !== undefined;
    },
    address: () => addressOf(fields),
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

function addressOf(fields: CheckoutFields): Address {
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

/** Returns at most one problem per field. */
function findProblems(fields: CheckoutFields, isGift: boolean): CheckoutProblems {
  const found: Partial<Record<CheckoutField, string>> = {};
  for (const { field, message } of checkCheckoutName(fields)) found[field] = message;
  for (const { kind, message } of checkAddress(addressOf(fields))) {
    found[fieldOfKind[kind] ?? "street"] ??= message;
  }
  const gift = isGift ? checkGiftCode(fields.giftCode) : null;
  return gift ? { ...found, giftCode: gift } : found;
}

function withPostal(problems: CheckoutProblems, fields: CheckoutFields): CheckoutProblems {
  const problem = checkPostalCode(fields.country, fields.postalCode);
  const { postalCode: _, ...others } = problems;
  return problem ? { ...others, postalCode: addressMessages[problem.kind] } : others;
}
