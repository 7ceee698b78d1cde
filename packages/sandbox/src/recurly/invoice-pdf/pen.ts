import PDFDocument from "pdfkit";
import { scriptFonts } from "./fonts";
import { isRightToLeft, type TextRun, textRuns, withoutPictures } from "./text-runs";

export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const;

interface Style {
  readonly size: number;
  readonly color: string;
}

export const styles = {
  title: { size: 26, color: "#111" },
  strong: { size: 12, color: "#111" },
  body: { size: 10.5, color: "#222" },
  muted: { size: 9.5, color: "#666" },
} as const satisfies Record<string, Style>;

const LINE_HEIGHT = 1.5;

/** Writes text in any script on a page, and keeps the place of the next line. */
export class Pen {
  y: number = PAGE.margin;

  private constructor(readonly document: PDFKit.PDFDocument) {}

  static open(info: { readonly title: string; readonly createdAt: Date }): Pen {
    const { title, createdAt } = info;
    const document = new PDFDocument({
      size: "A4",
      margin: PAGE.margin,
      info: { Title: title, Author: "Eightcount", CreationDate: createdAt },
      lang: "en-US",
    });
    for (const { name, data } of scriptFonts()) document.registerFont(name, data);
    return new Pen(document);
  }

  /** Writes lines as wide as `width` from `x`. Right-to-left text starts at the right. */
  write(text: string, style: Style, { x, width }: { x: number; width: number }): number {
    const lines = this.#wrap(withoutPictures(text), style, width);
    lines.forEach((line, nth) => {
      const y = this.y + nth * style.size * LINE_HEIGHT;
      const left = isRightToLeft(line) ? x + width - this.#widthOf(line, style) : x;
      this.#draw(line, style, { x: left, y });
    });
    return lines.length * style.size * LINE_HEIGHT;
  }

  writeRight(text: string, style: Style): void {
    const x = PAGE.width - PAGE.margin - this.#widthOf(text, style);
    this.#draw(text, style, { x, y: this.y });
  }

  rule(): void {
    const right = PAGE.width - PAGE.margin;
    this.document.moveTo(PAGE.margin, this.y).lineTo(right, this.y);
    this.document.lineWidth(0.5).strokeColor("#bbb").stroke();
    this.y += 12;
  }

  /** Moves down, and to a new page near the end of this one. */
  down(by: number): void {
    this.y += by;
    if (this.y < PAGE.height - PAGE.margin - 40) return;
    this.document.addPage();
    this.y = PAGE.margin;
  }

  async close(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.document.on("data", (part: Buffer) => parts.push(part));
    const closed = new Promise((resolve) => this.document.on("end", resolve));
    this.document.end();
    await closed;
    return Buffer.concat(parts);
  }

  #wrap(text: string, style: Style, width: number): readonly string[] {
    const fits = (line: string) => this.#widthOf(line, style) <= width;
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = "";
      for (const character of word) {
        if (!fits(line + character)) {
          lines.push(line);
          line = "";
        }
        line += character;
      }
    }
    return [...lines, line];
  }

  #widthOf(line: string, style: Style): number {
    return textRuns(line).reduce((sum, run) => sum + this.#measure(run, style), 0);
  }

  /** The empty list of features makes the font shape the whole run instead of single words. */
  #measure({ text, font }: TextRun, { size }: Style): number {
    return this.document.font(font).fontSize(size).widthOfString(text, { features: [] });
  }

  #draw(line: string, style: Style, { x, y }: { x: number; y: number }): void {
    let left = x;
    this.document.fillColor(style.color);
    for (const run of textRuns(line)) {
      const width = this.#measure(run, style);
      // One baseline for all fonts, which have different heights.
      const options = { lineBreak: false, baseline: "alphabetic" } as const;
      this.document.text(run.text, left, y + style.size, { ...options, features: [] });
      left += width;
    }
  }
}
