import { fetchQuery, graphql, type IEnvironment, readInlineData } from "relay-runtime";
import { purposesOf, readConsent } from "../../../tracking/consent";
import type { fetchMemberData_part$key } from "./__generated__/fetchMemberData_part.graphql";
import type { fetchMemberDataQuery } from "./__generated__/fetchMemberDataQuery.graphql";
import { type DataTable, withClassNames } from "./dataTable";

/** Why a member cannot have the data now, in words to show. */
export class ExportRefused extends Error {
  override readonly name = "ExportRefused";
}

const partFragment = graphql`
  fragment fetchMemberData_part on MemberRecordsResult @inline {
    __typename
    ... on MemberRecords {
      records {
        name
        columns
        rows
        isTruncated
      }
    }
    ... on MemberRecordsRefused {
      message
    }
  }
`;

const query = graphql`
  query fetchMemberDataQuery @throwOnFieldError {
    viewer {
      accountRecords {
        ...fetchMemberData_part
      }
      viewingRecords {
        ...fetchMemberData_part
      }
      catalogueRecords {
        ...fetchMemberData_part
      }
      billingRecords {
        ...fetchMemberData_part
      }
      billingInfo {
        firstName
        lastName
        street
        postalCode
        city
        region
        country
      }
      recordedClasses {
        classId
        songName
        songArtist
      }
    }
  }
`;

/**
 * Loads everything that is stored about the signed-in member.
 * @throws ExportRefused after too many exports. Other errors mean that a part could not be read.
 */
export async function fetchMemberData(environment: IEnvironment): Promise<readonly DataTable[]> {
  const response = await fetchQuery<fetchMemberDataQuery>(
    environment,
    query,
    {},
    { fetchPolicy: "network-only" },
  ).toPromise();
  const viewer = response?.viewer;
  if (!viewer) throw new Error("nobody is signed in");
  const { accountRecords, viewingRecords, catalogueRecords, billingRecords } = viewer;
  const parts = [accountRecords, viewingRecords, catalogueRecords, billingRecords];
  const names = new Map(
    (viewer.recordedClasses ?? []).flatMap((one) =>
      one ? [[one.classId, `${one.songName} by ${one.songArtist}`] as const] : [],
    ),
  );
  const tables = parts
    .flatMap(tablesOf)
    .map((table) => withClassNames(table, names))
    .map(withConsentsOfBrowser);
  return [...tables, billingAddress(viewer.billingInfo)];
}

type Viewer = NonNullable<fetchMemberDataQuery["response"]["viewer"]>;

/** Names and address for billing are kept by the payment provider, and not by us. */
function billingAddress(info: Viewer["billingInfo"]): DataTable {
  const { firstName, lastName, street, postalCode, city, region, country } = info ?? {};
  const row = [firstName, lastName, street, postalCode, city, region, country];
  return {
    name: "Billing address",
    columns: ["First name", "Family name", "Street", "Postal code", "City", "Region", "Country"],
    rows: info ? [row.map((value) => value ?? null)] : [],
    isTruncated: false,
  };
}

function tablesOf(key: fetchMemberData_part$key | null | undefined): readonly DataTable[] {
  const part = key ? readInlineData(partFragment, key) : null;
  if (part?.__typename === "MemberRecordsRefused") throw new ExportRefused(part.message);
  if (part?.__typename !== "MemberRecords") throw new Error("a part of the data is missing");
  return part.records.map(({ rows, ...table }) => ({
    ...table,
    rows: rows.map((row) => (row ?? []).map((value) => value ?? null)),
  }));
}

const yesOrNo = (isYes: boolean): string => (isYes ? "yes" : "no");

/** The consents to storing visits are kept in the browser, and nowhere else. */
function withConsentsOfBrowser(table: DataTable): DataTable {
  if (table.name !== "Consents") return table;
  const { measurement, suggestions } = purposesOf(readConsent());
  return {
    ...table,
    columns: [...table.columns, "Measurement in this browser", "Suggestions in this browser"],
    rows: table.rows.map((row) => [...row, yesOrNo(measurement), yesOrNo(suggestions)]),
  };
}
