import { act, renderHook } from "@testing-library/react";
import { useBillingForm } from "./useBillingForm";

const KNOWN = {
  firstName: "Ines",
  lastName: "Moreau",
  street: "1 Rue de la Danse",
  city: "Paris",
  country: "FR",
  postalCode: "75001",
};

function open() {
  const { result } = renderHook(() => useBillingForm({ known: KNOWN }));
  return result;
}

describe("the form for a payer's address", () => {
  it("a refusal does not bring back an earlier one at another field", () => {
    const form = open();
    act(() => void form.current.showRefusal("cityName", "Please enter a valid city name"));
    expect(form.current.problems).toEqual({ city: "Please enter a valid city name" });
    const { check, showRefusal } = form.current;
    // As in one submission: checked, sent, and refused, with the functions of one render.
    act(() => void check());
    act(() => void showRefusal("streetName", "Please enter a valid street name"));
    expect(form.current.problems).toEqual({ street: "Please enter a valid street name" });
  });

  it("what is typed while the server decides stays", () => {
    const form = open();
    const { set, showRefusal } = form.current;
    act(() => set("city", "Lyon"));
    act(() => void showRefusal("streetName", "Please enter a valid street name"));
    expect(form.current.fields.city).toBe("Lyon");
    act(() => set("street", "2 Rue de la Danse"));
    expect([form.current.fields.city, form.current.problems]).toEqual(["Lyon", {}]);
  });

  it("leaving the postal code checks what was just typed", () => {
    const form = open();
    const { set, checkPostal } = form.current;
    act(() => {
      set("postalCode", "7");
      checkPostal();
    });
    expect(Object.keys(form.current.problems)).toEqual(["postalCode"]);
  });

  it("another country has other regions and postal codes", () => {
    const form = open();
    act(() => form.current.set("country", "US"));
    expect(form.current.fields).toMatchObject({ country: "US", region: "", postalCode: "75001" });
    act(() => form.current.set("country", "CA"));
    expect(Object.keys(form.current.problems)).toEqual(["postalCode"]);
  });

  it("its setter stays the same, so that long lists need not render at every keystroke", () => {
    const form = open();
    const { set } = form.current;
    act(() => set("city", "Lyon"));
    expect(form.current.set).toBe(set);
  });
});
