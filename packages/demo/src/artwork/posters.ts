import { danceClasses } from "../content/content-class";
import { imagePath } from "../content/content-image";

const posters = danceClasses.map(({ id, slug }) => [id, imagePath.danceClass(slug, 1280)] as const);

/** `posters.json` maps class ids to the pictures that the media origin serves as posters. */
export const postersText = `${JSON.stringify(Object.fromEntries(posters), null, 2)}\n`;
