/** Shorthands for the JSON schema of the values. Every object is closed, every value described. */
export const text = (description, more = {}) => ({ type: "string", description, ...more });

export const oneOf = (description, ...values) => ({ enum: values, description });

export const flag = (description) => ({ type: "boolean", description });

export const count = (description, minimum = 0, more = {}) => ({
  type: "integer",
  minimum,
  description,
  ...more,
});

export const list = (description, items, more = {}) => ({
  type: "array",
  items,
  description,
  ...more,
});

export const closed = (description, properties, more = {}) => ({
  type: "object",
  additionalProperties: false,
  description,
  properties,
  ...more,
});

/** An object whose names belong to the cluster, such as labels. */
export const labels = (description) => ({
  type: "object",
  additionalProperties: { type: "string" },
  description,
});

export const ref = (name, description) => ({ $ref: `#/$defs/${name}`, description });

const NAME = "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$";
export const kubernetesName = (description) => text(description, { pattern: NAME });
export const optionalName = (description) => text(description, { pattern: `^$|${NAME}` });
