import { suite } from "../harness/suite.ts";
import { checkTranscripts, sharedTopics } from "../identity/transcripts.ts";

const test = suite("kubectl and the identity that it expects, long");

checkTranscripts(test, sharedTopics);

test.run();
