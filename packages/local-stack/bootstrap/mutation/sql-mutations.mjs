/** From AND to the end of its condition, which holds no brackets. */
const CONDITION =
  /(?<!\bBETWEEN [^\n]*)\bAND [^()\n`]*?(?=\s*(\bAND\b|\bOR\b|\)|`|$|\b(ORDER|GROUP|RETURNING|THEN|FOR|LIMIT)\b))/gm;

/** Stryker does not read SQL. Each row is an operator of SQL and what replaces it. */
const OPERATORS = [
  ["comparison", /(?<![<>=@-])>=/g, ">"],
  ["comparison", /(?<![<>=@-])>(?![>=])/g, ">="],
  ["comparison", /(?<!<)<=/g, "<"],
  ["comparison", /(?<![<])<(?![<=>@])/g, "<="],
  ["logic", /(?<!\bBETWEEN [^\n]*)\bAND\b/g, "OR"],
  ["logic", /\bOR\b/g, "AND"],
  ["logic", /\bNOT (?!NULL|MATERIALIZED|NOTHING|IN\b|EXISTS)/g, ""],
  ["null", /\bIS NULL\b/g, "IS NOT NULL"],
  ["null", /\bIS NOT NULL\b/g, "IS NULL"],
  ["condition", CONDITION, ""],
  ["order", /\bDESC\b/g, "ASC"],
  ["order", /\bASC\b/g, "DESC"],
  ["extreme", /\bgreatest\(/gi, "least("],
  ["extreme", /\bleast\(/gi, "greatest("],
  ["extreme", /\bmin\(/gi, "max("],
  ["extreme", /\bmax\(/gi, "min("],
  ["arithmetic", / \+ /g, " - "],
  ["arithmetic", / - /g, " + "],
  ["lock", /\bFOR UPDATE( SKIP LOCKED)?/g, ""],
];

const IS_SQL =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|ORDER BY|CASE WHEN|IS NULL|AND|DESC|ASC)\b|\b(greatest|least)\(/;
const SQL_TAG = /(\bsql|Raw(<[^`]*>)?)\(?$/;

const masked = (text, by) => text.replace(/[^\n]/g, by);

/** An interpolation becomes a word of the same length, so that positions stay. */
function withoutCode(template) {
  let text = "";
  let depth = 0;
  for (let at = 0; at < template.length; at += 1) {
    if (depth === 0 && template.startsWith("${", at)) {
      depth = 1;
      text += "__";
      at += 1;
    } else if (depth === 0) {
      text += template[at];
    } else {
      if (template[at] === "{") depth += 1;
      if (template[at] === "}") depth -= 1;
      text += masked(template[at], "_");
    }
  }
  return text.replace(/--[^\n]*/g, (comment) => masked(comment, " "));
}

export function sqlMutations(source, { start, end }) {
  const template = source.slice(start, end);
  const text = withoutCode(template);
  if (!IS_SQL.test(text) && !SQL_TAG.test(source.slice(Math.max(0, start - 80), start))) return [];
  return OPERATORS.flatMap(([kind, pattern, replacement]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      mutator: `SQL ${kind}`,
      start: start + index,
      end: start + index + found.length,
      replacement,
      original: template.slice(index, index + found.length),
    })),
  );
}
