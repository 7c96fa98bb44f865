import { isRecord, record, text } from "../../../read.ts";
import type { Report, Rule } from "../../rule.ts";

/** A file lies in <folder>/<version>, so that references and output paths follow from its place. */
export const filePlace: Rule = {
  id: "file-place",
  resource: (document, { report }) => {
    const [folder = "", place, name] = document.module.split("/");
    if (!isRecord(document.data)) return; // wrong-type says so.
    const data = record(document.data);
    const taken = takenBy(folder, name);
    if (taken !== undefined) report(document, [], taken);
    const [group, version] = [text(data.group), text(data.version)];
    const wantedFolder = group === undefined || group === "" ? "core" : group.split(".")[0];
    if (wantedFolder !== folder) {
      const fix = `move the file to ${wantedFolder}/${version ?? place}/, or correct the group`;
      const message = `group "${group ?? ""}" belongs in folder "${wantedFolder}", not "${folder}"`;
      report(document, group === undefined ? [] : ["group"], { message, fix });
    }
    if (version !== undefined && version !== place) {
      const fix = `move the file to ${folder}/${version}/, or correct the version`;
      report(document, ["version"], { message: `version "${version}" does not lie in a folder "${place}"`, fix });
    }
  },
};

/** Folders of the output that are no groups'. */
const outputFolders = ["openapi", "pb", "proto"];

/** Output files have the name of their spec file and an ending, such as gadget.code.ts; kinds.ts is the folder's. */
function takenBy(folder: string, name: string | undefined): Report | undefined {
  if (outputFolders.includes(folder)) {
    const fix = "give the group another first label, and move the file to the folder of that name";
    return { message: `${folder}/ is a folder of the output that is no group's`, fix };
  }
  if (name === undefined || (name !== "kinds" && /^[A-Za-z0-9_-]+$/.test(name))) return undefined;
  const fix = "rename the file after its kind, with letters, digits, _ and - only";
  return { message: `${name}.yaml would give its name to output files that are another's`, fix };
}
