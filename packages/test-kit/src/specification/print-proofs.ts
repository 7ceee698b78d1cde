import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { citations, testSources } from "./proofs";
import { proofsPage } from "./proofs-page";
import { specifiedSections } from "./specified-lines";

process.stdout.write(proofsPage(specifiedSections(checkout), citations(testSources(checkout))));
