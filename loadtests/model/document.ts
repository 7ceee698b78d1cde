/** Parts of a document that programs write. */
export type GeneratedParts = Readonly<Record<string, string>>;

const begin = (name: string) => `<!-- generated: ${name} -->`;
const END = "<!-- end of generated -->";

/** Replaces what stands between the marks of each part. Fails if the document lacks one. */
export function withGenerated(document: string, parts: GeneratedParts): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const start = text.indexOf(begin(name));
    const end = text.indexOf(END, start);
    if (start === -1 || end === -1) throw new Error(`the document has no part called ${name}`);
    const before = text.slice(0, start + begin(name).length);
    return `${before}\n\n${part}\n\n${text.slice(end)}`;
  }, document);
}
