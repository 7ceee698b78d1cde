/** What a picture, font or style sheet is to a test: a file name, nothing more. */
module.exports = "asset";
