import { record, text } from "../../read.ts";
import type { Rule } from "../rule.ts";

/** A file lies in <folder>/<version>, so that references and output paths follow from its place. */
export const filePlace: Rule = {
  id: "file-place",
  resource: (document, { report }) => {
    const [folder, place] = document.module.split("/");
    const data = record(document.data);
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
