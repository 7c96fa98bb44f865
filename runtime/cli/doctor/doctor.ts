import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseDoctorFlags } from "../../../generated/flags.ts";
import type { Generated } from "../../schema/index.ts";
import { builtIn, generatedOf } from "../builtIn.ts";
import { inChild } from "../inChild.ts";
import { complain, print } from "../output.ts";
import { examineDataFolder } from "./dataFolder.ts";
import { counted, type Examination, examinationText, wrong } from "./finding.ts";
import { examineServer } from "./liveServer.ts";

/** `doctor`: looks at a data directory, and at the server that runs on it or that a kubeconfig names. Exit code. */
export async function doctor(argv: readonly string[]): Promise<number> {
  const parsed = parseDoctorFlags(argv);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { dataDir, certDir, kubeconfig } = parsed.flags;
  const { name: program } = builtIn.platform;
  const run = async () => {
    const done: Examination[] = [];
    const show = (examination: Examination) => {
      done.push(examination);
      console.log(examinationText(examination));
    };
    if (existsSync(dataDir) || kubeconfig === "") {
      show(await examineDataFolder({ dataDir, certDir, nowMs: Date.now(), program }));
    }
    const own = join(dataDir, "admin.kubeconfig");
    const path = kubeconfig === "" && existsSync(own) ? own : kubeconfig;
    if (path !== "") show(await examineServerOf(path, (await generatedOf("doctor", argv)).generated));
    const count = done.flatMap((each) => each.findings).filter((each) => each.state !== "fine").length;
    console.log(count === 0 ? "\nNothing is wrong." : `\n${counted(count, "finding")} to act on.`);
    return count === 0 ? 0 : 1;
  };
  const onCrash = (signal: string) => complain(`${signal} while the store was read: its pages are damaged`, 1);
  return inChild({ run, onCrash });
}

async function examineServerOf(kubeconfig: string, { platform }: Generated): Promise<Examination> {
  const { resolveConfig } = await import("../../client/resolveConfig.ts");
  const { createTransport } = await import("../../client/createTransport.ts");
  const access = { kubeconfig };
  const config = await resolveConfig(access).catch((error: Error) => error);
  if (config instanceof Error) {
    const advice = "Name another one with --kubeconfig, or run this as a user who may read it.";
    return { title: "server", findings: [wrong("kubeconfig", config.message, advice)] };
  }
  const transport = createTransport({ ...access, userAgent: `${builtIn.platform.name}-doctor` });
  try {
    return await examineServer({ config, transport, platform, nowMs: Date.now });
  } finally {
    transport.close();
  }
}
