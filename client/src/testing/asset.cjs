/** Replaces a picture, font, or style sheet by its file name. */
module.exports = "asset";
