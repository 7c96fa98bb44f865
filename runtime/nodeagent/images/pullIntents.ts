import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { keyedTurns } from "../keyedTurns.ts";
import { replaceFile } from "../files.ts";
import { recordFileName } from "./recordFile.ts";

/** What came of a pull; "unknown": the image may be there, and no record says whose it is. */
export type PullOutcome = "pulled" | "failed" | "unknown";

/** A file for each image that is being pulled, which stays when the agent ends before the pull does. */
export interface PullIntents {
  readonly begin: (image: string) => Promise<void>;
  readonly end: (image: string, outcome: PullOutcome) => Promise<void>;
  readonly has: (image: string) => boolean;
}

/** Pulls of one image that run at the same time; the last to end takes the file away. */
interface Running {
  pulls: number;
  /** One that ended may have left the image: the file stays until a pull has brought it with a record. */
  isUnknown: boolean;
}

export async function openPullIntents(folder: string, apiVersion: string): Promise<PullIntents> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const turns = keyedTurns();
  const running = new Map<string, Running>();
  const pathOf = (image: string) => join(folder, recordFileName(image));

  async function end(image: string, outcome: PullOutcome): Promise<void> {
    const own = running.get(image);
    if (own === undefined) return;
    own.pulls -= 1;
    if (outcome !== "failed") own.isUnknown = outcome === "unknown";
    if (own.pulls > 0) return;
    running.delete(image);
    if (!own.isUnknown) await rm(pathOf(image), { force: true });
  }

  async function begin(image: string): Promise<void> {
    const path = pathOf(image);
    const own = running.get(image) ?? { pulls: 0, isUnknown: existsSync(path) };
    own.pulls += 1;
    running.set(image, own);
    try {
      await replaceFile(path, JSON.stringify({ kind: "ImagePullIntent", apiVersion, image }));
    } catch (error) {
      await end(image, "failed");
      throw error;
    }
  }

  return {
    begin: (image) => turns(image, () => begin(image)),
    end: (image, outcome) => turns(image, () => end(image, outcome)),
    has: (image) => existsSync(pathOf(image)),
  };
}
