// Loaded with --require into every process of a planted stack: replaces texts of compiled modules as
// they are loaded. A text that has changed ends the process, because a plant that is no longer there
// would prove nothing.
const { appendFileSync, readFileSync } = require("node:fs");
const Module = require("node:module");

const { EIGHTCOUNT_PLANTS: table, EIGHTCOUNT_PLANTED: planted } = process.env;

/** Texts to replace, by the path of the file that holds them. */
const edits = JSON.parse(readFileSync(table, "utf8"));

function plant(code, { file, find, replaceBy }) {
  const parts = code.split(find);
  if (parts.length !== 2) {
    throw new Error(`${file} holds ${parts.length - 1} times what is to be replaced: ${find}`);
  }
  appendFileSync(planted, `${file}\n`);
  return parts.join(replaceBy);
}

const compile = Module.prototype._compile;
Module.prototype._compile = function (code, file, ...rest) {
  const changed = (edits[file] ?? []).reduce(plant, code);
  return compile.call(this, changed, file, ...rest);
};
