/** As much of JSON Schema as our OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

const branchesOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [
  ...anyOf,
  ...oneOf,
  ...allOf,
];

/**
 * Where a schema would let fields through that it does not name: an object that is not closed, or a
 * place of which nothing is said.
 */
export function openNodes(schema: JsonSchema, place: string): string[] {
  const branches = branchesOf(schema);
  if (
    schema.type === undefined &&
    branches.length === 0 &&
    schema.enum === undefined &&
    schema.const === undefined
  )
    return [place];
  const own =
    schema.type === 'object' &&
    schema.additionalProperties !== false &&
    typeof schema.additionalProperties !== 'object'
      ? [place]
      : [];
  const map =
    typeof schema.additionalProperties === 'object'
      ? openNodes(schema.additionalProperties, `${place}.*`)
      : [];
  return [
    ...own,
    ...map,
    ...branches.flatMap((branch) => openNodes(branch, place)),
    ...(schema.items ? openNodes(schema.items, `${place}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      openNodes(property, `${place}.${name}`),
    ),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where the fields of a value are not those its schema names: one too many, or one that is missing.
 */
export function unlikeItsSchema(
  schema: JsonSchema | undefined,
  value: unknown,
  place: string,
): string[] {
  if (schema === undefined) return [`${place}: no schema`];
  const branches = branchesOf(schema);
  if (branches.length > 0) {
    const found = branches.map((branch) => unlikeItsSchema(branch, value, place));
    return found.find((one) => one.length === 0) ?? found[0] ?? [];
  }
  if (Array.isArray(value))
    return schema.items
      ? value.flatMap((item) => unlikeItsSchema(schema.items, item, `${place}[]`))
      : [`${place}: a list`];
  if (!isObject(value))
    return schema.type === 'object' || schema.type === 'array'
      ? [`${place}: ${JSON.stringify(value)}`]
      : [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const tooMany =
    typeof additionalProperties === 'object'
      ? []
      : Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return [
    ...tooMany.map((name) => `${place}.${name}: not named`),
    ...missing.map((name) => `${place}.${name}: missing`),
    ...Object.entries(value).flatMap(([name, item]) =>
      properties[name] ? unlikeItsSchema(properties[name], item, `${place}.${name}`) : [],
    ),
  ];
}
