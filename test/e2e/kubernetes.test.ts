import { suite } from "../harness/suite.ts";
import { checkTranscripts } from "../identity/transcripts.ts";

const test = suite("kubectl and the identity that it expects");

/** Those that print names of the identity; test/long/kubernetes.ts follows all. */
checkTranscripts(test, ["describe", "discovery", "explain"]);

test.run();
